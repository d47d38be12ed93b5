-- Without a transaction.
call claim_existing_members();
