import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPackage } from '../../testing/builders.ts';
import { PackageCard, type PackageCardLabels } from './index.ts';

const labels: PackageCardLabels = {
  name: 'Grande',
  credits: '60',
  unit: 'crediti',
  total: '35,18 €',
  listPrice: '46,90 €',
  listPriceLabel: 'Prezzo di listino',
  perMessage: '0,59 € a messaggio',
  discount: '−21%',
  remark: 'Per iniziare',
  popular: 'Consigliato',
};
const price = { amount: 4_690, currency: 'EUR' } as const;
const rest = { labels, name: 'package', checked: false, onChoose: jest.fn() };

it('is a radio button that says everything the choice depends on', async () => {
  const chosen = jest.fn();
  const pack = aPackage({ id: 'p2', price, total: price, popular: true });
  render(<PackageCard {...rest} pack={pack} onChoose={chosen} />);
  const radio = screen.getByRole('radio', { name: /Grande.*−21%.*35,18 €.*60 crediti.*0,59 € a messaggio/ });
  await userEvent.click(radio);
  expect(chosen).toHaveBeenCalledWith(pack);
});

it('strikes out the list price only while a real discount is active', () => {
  const { rerender } = render(<PackageCard {...rest} pack={aPackage({ price, total: price })} />);
  expect(screen.queryByText('46,90 €')).toBeNull();
  rerender(<PackageCard {...rest} pack={aPackage({ price, total: { amount: 3_518, currency: 'EUR' } })} />);
  expect(screen.getByText('46,90 €').tagName).toBe('S');
});

it('flags the popular one alone', () => {
  const { rerender } = render(<PackageCard {...rest} pack={aPackage({ popular: true })} />);
  expect(screen.getByText('Consigliato')).toBeVisible();
  rerender(<PackageCard {...rest} pack={aPackage({ popular: false })} />);
  expect(screen.queryByText('Consigliato')).toBeNull();
});

it('shows a remark where there is no discount against the smallest', () => {
  render(<PackageCard {...rest} labels={{ ...labels, discount: null }} pack={aPackage({ id: 'p0' })} />);
  expect(screen.getByText('Per iniziare')).toBeVisible();
});
