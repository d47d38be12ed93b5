import type { Package } from '../../contracts/money/packages.ts';
import { Tag } from '../Tag/index.ts';
import { Amount, Circle, Flag, Name, PackagePrice, PerMessage, Root } from './package.styles.ts';

/** The words and formatted amounts of one package in the current language. */
export interface PackageCardLabels {
  /** The package's name: "Grande". */
  name: string;
  /** Number of credits, formatted: "60". */
  credits: string;
  /** "crediti". */
  unit: string;
  /** The current price, formatted. */
  total: string;
  /** The list price, formatted; shown struck through only if it is higher than `total`. */
  listPrice: string;
  /** "Prezzo di listino", for screen readers. */
  listPriceLabel: string;
  /** "0,59 € a messaggio". */
  perMessage: string;
  /** Computed discount compared with the smallest package, "−21%"; null on the smallest. */
  discount: string | null;
  /** "Per iniziare", if there is no discount to show; null: nothing. */
  remark: string | null;
  /** "Consigliato", the label of the recommended one. */
  popular: string;
}

export interface PackageCardProps {
  /** The package; `total` below `price` means that a real discount is active. */
  pack: Package;
  labels: PackageCardLabels;
  /** Form name that the cards of one choice share. */
  name: string;
  checked: boolean;
  /** Called when the person chooses this package. */
  onChoose: (pack: Package) => void;
}

/** One of the four packages, as a radio button with everything that matters for the choice. */
export function PackageCard({ pack, labels, name, checked, onChoose }: PackageCardProps) {
  const discounted = pack.total.amount < pack.price.amount;
  return (
    <Root $id={pack.id} className={pack.id}>
      {pack.popular && <Flag>{labels.popular}</Flag>}
      <Circle name={name} value={pack.id} checked={checked} onChange={() => onChoose(pack)} />
      <Name>
        {labels.name}
        {labels.discount !== null && <Tag tone={pack.id === 'p3' ? 'premium' : 'accent'}>{labels.discount}</Tag>}
        {labels.discount === null && labels.remark !== null && <Tag>{labels.remark}</Tag>}
      </Name>
      <PackagePrice total={labels.total} listPrice={discounted ? labels.listPrice : null} listPriceLabel={labels.listPriceLabel} />
      <Amount>
        {labels.credits} <small>{labels.unit}</small>
      </Amount>
      <PerMessage>{labels.perMessage}</PerMessage>
    </Root>
  );
}
