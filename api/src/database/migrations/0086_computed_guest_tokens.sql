-- Servers compute the secret of a guest's link; only its hash stays, in orders.guest_token_hash.
ALTER TABLE idempotency_keys DROP COLUMN guest_token;
UPDATE mail_outbox SET data = data - 'guestToken' WHERE data ? 'guestToken';
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
CREATE INDEX idempotency_keys_order ON idempotency_keys (order_id);
CREATE INDEX mail_outbox_age ON mail_outbox (created_at);
