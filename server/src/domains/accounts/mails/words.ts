/** What a mail says; the link of its button is added by whoever sends it. */
export interface MailWords {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Label of the button; missing: there is nothing to press. */
  readonly button?: string;
  /** Small print. */
  readonly after: readonly string[];
  /** Missing: the recipient has an account. */
  readonly why?: 'address';
}

/** The mails about an account. Subjects say nothing that a person looking over a shoulder should not read. */
export interface AccountMails {
  /** To confirm the address after the sign-up. */
  activation(name: string): MailWords;
  /** The way to a new password. `passkeys`: names of those that open the account as well. */
  reset(passkeys: readonly string[]): MailWords;
  /** Someone asked for that way with an address that has no account. */
  no_account(): MailWords;
  /** Someone wants to sign up with an address whose account nobody has confirmed. */
  release(): MailWords;
  /** `passkeys`: names of those that go on opening the account. */
  password_changed(name: string, passkeys: readonly string[]): MailWords;
  /** Many addresses tried wrong passwords. */
  login_attack(name: string): MailWords;
  /** `passkey`: its name, which tells the device. */
  passkey_added(name: string, passkey: string): MailWords;
  /** To the new address, before it counts. */
  mail_change(): MailWords;
  /** To the old one, which can take the change back. */
  mail_changed(name: string): MailWords;
  /** `until`: day and time until which the account can come back. */
  deleted(name: string, until: string): MailWords;
}
