-- What a token was exchanged for: the tokens of one pipeline share its limits. Null: the token stands for itself.
alter table delivery_tokens add column identity text;
