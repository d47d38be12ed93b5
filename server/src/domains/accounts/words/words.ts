/** The text of a mail. The sender adds the link of its button. */
export interface MailWords {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Label of the button; omitted if there is none. */
  readonly button?: string;
  /** Small print. */
  readonly after: readonly string[];
  /** Why the recipient gets the mail. Omitted: they have an account. */
  readonly why?: 'address';
}

/** The mails about an account. Subjects reveal nothing to someone who sees the recipient's screen. */
export interface AccountMails {
  /** Confirms the address after the sign-up. */
  activation(name: string): MailWords;
  /** Leads to a new password. `passkeys`: names of those that open the account as well. */
  reset(passkeys: readonly string[]): MailWords;
  /** Someone asked for a new password with an address that has no account. */
  no_account(): MailWords;
  /** Someone wants to sign up with the address of an account that was never confirmed. */
  release(): MailWords;
  /** `passkeys`: names of those that still open the account. */
  password_changed(name: string, passkeys: readonly string[]): MailWords;
  /** Many addresses tried wrong passwords. */
  login_attack(name: string): MailWords;
  /** `passkey`: its name, which identifies the device. */
  passkey_added(name: string, passkey: string): MailWords;
  /** To the new address, before it takes effect. */
  mail_change(): MailWords;
  /** To the old address, which can undo the change. */
  mail_changed(name: string): MailWords;
  /** `until`: day and time until which the account can be restored. */
  deleted(name: string, until: string): MailWords;
}
