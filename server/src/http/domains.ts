/** One address of the site, and what follows from it. */
export interface Domain {
  /** Host with its port, as the settings tell it. */
  readonly host: string;
  /** A locale such as `de` or `de_AT`: its first two letters are the language of a first answer. */
  readonly language: string;
  /** Country of a visitor of whom nothing else is known; null: the default one of the server's settings. */
  readonly country: string | null;
  /** Fields of the company that differ there. */
  readonly company: Readonly<Record<string, unknown>>;
}

export interface Domains {
  /** The domain of a host; for an unknown host the default one, so that nothing of the host is ever repeated. */
  of(host: string): Promise<Domain>;
}
