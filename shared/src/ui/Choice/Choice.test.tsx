import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox, ChoiceGroup, Radio, RadioCard } from './index.ts';

describe('Checkbox', () => {
  it('is ticked by its label and says why it is refused', async () => {
    render(<Checkbox label="Sono maggiorenne" error="Serve la tua conferma." />);
    const box = screen.getByRole('checkbox', { name: 'Sono maggiorenne' });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Serve la tua conferma.');
    await userEvent.click(screen.getByText('Sono maggiorenne'));
    expect(box).toBeChecked();
  });
});

describe('ChoiceGroup', () => {
  it('names the question and lets one answer stand', async () => {
    render(
      <ChoiceGroup legend="Motivo" hideLegend error="Scegli un motivo.">
        <Radio name="reason" label="Chiede denaro" />
        <RadioCard name="reason" title="Altro" description="Raccontaci in breve" end="Facoltativo" />
      </ChoiceGroup>,
    );
    expect(screen.getByRole('group', { name: 'Motivo' })).toHaveAccessibleDescription('Scegli un motivo.');
    await userEvent.click(screen.getByRole('radio', { name: 'Chiede denaro' }));
    await userEvent.click(screen.getByRole('radio', { name: /^Altro/ }));
    expect(screen.getByRole('radio', { name: /^Altro/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Chiede denaro' })).not.toBeChecked();
  });

  it('VA-19 marks every field of the question while it has an error', () => {
    const question = (error: string | null) => (
      <ChoiceGroup legend="Motivo" error={error}>
        <Radio name="reason" label="Chiede denaro" />
        <input aria-label="Giorno" />
      </ChoiceGroup>
    );
    const { rerender } = render(question(null));
    const borders = () => [screen.getByRole('radio'), screen.getByRole('textbox')].map((field) => getComputedStyle(field).borderColor);
    const plain = expect.not.stringContaining('--danger');
    expect(borders()).toEqual([plain, plain]);
    rerender(question('Scegli un motivo.'));
    const red = expect.stringContaining('--danger');
    expect(borders()).toEqual([red, red]);
  });
});
