/** The values of the log-in form. */
export interface LoginForm {
  readonly email: string;
  readonly password: string;
  /** False: the session ends when the browser closes. */
  readonly remember: boolean;
}

export type LoginField = 'email' | 'password';

/** The empty fields, in form order. Only the server can tell whether an address or a password is right. */
export const missingFields = (form: LoginForm): readonly LoginField[] =>
  (['email', 'password'] as const).filter((field) => (field === 'email' ? form.email.trim() : form.password) === '');

export const readLogin = (data: FormData): LoginForm => ({
  email: String(data.get('email') ?? ''),
  password: String(data.get('password') ?? ''),
  remember: data.get('remember') !== null,
});
