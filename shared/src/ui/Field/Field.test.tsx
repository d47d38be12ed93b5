import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField, SelectField, StrengthMeter, TextArea, TextField } from './index.ts';

const ERROR = 'E-mail non valida: manca la parte dopo la chiocciola. Controlla e riprova.';

describe('TextField', () => {
  it('VA-19 has a border of the danger colour when its entry is invalid', () => {
    const { rerender } = render(<TextField label="E-mail" defaultValue="marco@" />);
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(getComputedStyle(input).borderColor).not.toContain('--danger');
    rerender(<TextField label="E-mail" defaultValue="marco@" error={ERROR} />);
    expect(getComputedStyle(input).borderColor).toContain('--danger');
  });

  it('VA-20 shows an icon when its entry is invalid', () => {
    const { container, rerender } = render(<TextField label="E-mail" />);
    expect(container.querySelector('svg')).toBeNull();
    rerender(<TextField label="E-mail" error={ERROR} />);
    expect(container.querySelector('svg[data-state="error"]')).toBeInTheDocument();
  });

  it('ties the sentence about the error to the input, in place of the help', () => {
    render(<TextField label="E-mail" hint="La usiamo per l’accesso." error={ERROR} />);
    const input = screen.getByRole('textbox');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(ERROR);
    expect(screen.queryByText('La usiamo per l’accesso.')).toBeNull();
  });

  it('ties help to the input while nothing is wrong', () => {
    render(<TextField label="E-mail" hint="La usiamo per l’accesso." />);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('La usiamo per l’accesso.');
    expect(screen.getByRole('textbox')).toBeValid();
  });

  it('marks a checked entry without calling it an error', () => {
    const { container } = render(<TextField label="Nome" valid />);
    expect(container.querySelector('svg[data-state="ok"]')).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toBeValid();
  });
});

describe('PasswordField', () => {
  it('shows the password when asked and hides it again', async () => {
    render(<PasswordField label="Password" showLabel="Mostra" hideLabel="Nascondi" defaultValue="un segreto lungo" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Mostra' }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Nascondi' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('says in words how strong the password is', () => {
    render(<PasswordField label="Password" showLabel="Mostra" hideLabel="Nascondi" strength={<StrengthMeter value={2} label="Media" />} />);
    expect(screen.getByRole('status')).toHaveTextContent('Media');
  });
});

describe('TextArea', () => {
  it('shows the counter it is given, and none without', () => {
    const { rerender } = render(<TextArea label="Su di te" />);
    expect(screen.queryByText('950 di 1000')).toBeNull();
    rerender(<TextArea label="Su di te" counter={{ text: '950 di 1000', urgent: false }} />);
    expect(screen.getByText('950 di 1000')).toBeInTheDocument();
  });
});

describe('SelectField', () => {
  it('offers its options under its label', async () => {
    render(
      <SelectField label="Regione" error="Scegli una regione.">
        <option value="">Scegli</option>
        <option value="lombardia">Lombardia</option>
      </SelectField>,
    );
    const list = screen.getByRole('combobox', { name: 'Regione' });
    await userEvent.selectOptions(list, 'lombardia');
    expect(list).toHaveValue('lombardia');
    expect(list).toHaveAccessibleDescription('Scegli una regione.');
  });
});
