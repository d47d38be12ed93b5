/** One address of the site, and what depends on it. */
export interface Domain {
  /** Host with its port, as sent in the settings. */
  readonly host: string;
  /** A locale such as `de` or `de_AT`: its first two letters are the language of a first answer. */
  readonly language: string;
  /** Country of a visitor about whom nothing else is known; null: the default of the server's settings. */
  readonly country: string | null;
  /** Fields of the company that differ for this domain. */
  readonly company: Readonly<Record<string, unknown>>;
}

export interface Domains {
  /** The domain of a host; for an unknown host the default one, so that no part of the host is ever echoed. */
  of(host: string): Promise<Domain>;
}
