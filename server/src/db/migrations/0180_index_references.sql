-- A row that goes looks for whatever points at it, in every table that has a reference: without an index it reads all of it.
create index offers_payment on offers (payment_id);
create index chats_conversation on chats (conversation);
create index complaints_member on complaints (member_id);
create index moderation_claims_moderator on moderation_claims (moderator_id);
create index moderation_decisions_decided_by on moderation_decisions (decided_by);
create index appeals_member on appeals (member_id);
create index discount_codes_member on discount_codes (member_id);
create index discount_uses_member on discount_uses (member_id);
create index withdrawals_member on withdrawals (member_id);
create index sandbox_refunds_payment on sandbox_refunds (payment);
create index mandates_every_member on mandates (member_id);
create index direct_debits_payment on direct_debits (payment_id);
create index landers_changed_by on landers (changed_by);
create index lander_versions_published_by on lander_versions (published_by);
create index lander_images_sent_by on lander_images (sent_by);
create index lander_previews_lander on lander_previews (lander_id);
create index lander_signups_lander on lander_signups (lander_id);

-- A member's conversations: the unique pair finds the lower half of them.
create index conversations_high on conversations (high_member);
-- Automatic likes come from these few.
create index members_fictional on members (id) where fictional;
