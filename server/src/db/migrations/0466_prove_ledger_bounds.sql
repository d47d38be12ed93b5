-- Without a transaction.
call prove_ledger_bounds();
