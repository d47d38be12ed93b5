export interface WalletsTable {
  member_id: string;
  balance: number;
}

export interface CreditEntriesTable {
  member_id: string;
  transfer_id: string;
  account: 'wallet' | 'sold' | 'granted' | 'spent' | 'refunded';
  amount: number;
  reason: string;
  ref: string;
  created_at: Date;
}

export interface CreditsTables {
  wallets: WalletsTable;
  credit_entries: CreditEntriesTable;
}
