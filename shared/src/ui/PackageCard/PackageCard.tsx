import type { Package } from '../../contracts/payments.ts';
import { Tag } from '../Tag/index.ts';
import { Amount, Circle, Flag, Name, PackagePrice, PerMessage, Root } from './package.styles.ts';

/** The words and formatted amounts of one package, in the person's language. */
export interface PackageCardLabels {
  /** The package's own name: "Grande". */
  name: string;
  /** Number of credits, formatted: "60". */
  credits: string;
  /** "crediti". */
  unit: string;
  /** What is charged now, formatted. */
  total: string;
  /** The list price, formatted; shown struck out only where it is above `total`. */
  listPrice: string;
  /** "Prezzo di listino", for screen readers. */
  listPriceLabel: string;
  /** "0,59 € a messaggio". */
  perMessage: string;
  /** Computed discount against the smallest package, "−21%"; null on the smallest. */
  discount: string | null;
  /** "Per iniziare", where there is no discount to show; null: nothing. */
  remark: string | null;
  /** "Consigliato", the flag of the popular one. */
  popular: string;
}

export interface PackageCardProps {
  /** The package; `total` under `price` means a real discount is active. */
  pack: Package;
  labels: PackageCardLabels;
  /** Name that the cards of one choice share. */
  name: string;
  checked: boolean;
  /** Called when the person chooses this package. */
  onChoose: (pack: Package) => void;
}

/** One of the four packages, as a radio button with everything that the choice depends on. */
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
