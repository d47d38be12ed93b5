import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, LinkButton } from './index.ts';

describe('Button', () => {
  it('keeps its label and ignores presses while the action is under way', async () => {
    const pressed = jest.fn();
    render(
      <Button busy onClick={pressed}>
        Pagamento in corso
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Pagamento in corso' });
    await userEvent.click(button);
    expect(pressed).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toBeEnabled();
  });

  it('does not send a form again while it is being sent', async () => {
    const sent = jest.fn();
    render(
      <form onSubmit={sent}>
        <input aria-label="Nome" />
        <Button type="submit" busy>
          Invia segnalazione
        </Button>
      </form>,
    );
    await userEvent.type(screen.getByRole('textbox'), 'Giulia{Enter}');
    expect(sent).not.toHaveBeenCalled();
  });

  it('sends no form unless it says so', async () => {
    const sent = jest.fn();
    render(
      <form onSubmit={sent}>
        <Button>Mostra altri</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('LinkButton', () => {
  it('is a link to its address', () => {
    render(<LinkButton to="/credits">Vedi i crediti</LinkButton>);
    expect(screen.getByRole('link', { name: 'Vedi i crediti' })).toHaveAttribute('href', '/credits');
  });
});
