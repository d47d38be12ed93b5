/** What stands in the log-in form. */
export interface LoginForm {
  readonly email: string;
  readonly password: string;
  /** False: the session ends with the browser. */
  readonly remember: boolean;
}

export type LoginField = 'email' | 'password';

/** Fields still empty, in the order in which they stand. Whether an address or a password is right only the server says. */
export const missingFields = (form: LoginForm): readonly LoginField[] =>
  (['email', 'password'] as const).filter((field) => (field === 'email' ? form.email.trim() : form.password) === '');

export const readLogin = (data: FormData): LoginForm => ({
  email: String(data.get('email') ?? ''),
  password: String(data.get('password') ?? ''),
  remember: data.get('remember') !== null,
});
