-- Orders whose money still has to be taken, or given back: looked through every minute.
CREATE INDEX orders_to_settle ON orders (created_at) WHERE payment_status = 'pending';
CREATE INDEX orders_to_refund ON orders (updated_at) WHERE payment_status = 'paid' AND status = 'cancelled';

-- Mails of an order that are not sent yet: held until it is paid, or taken back.
CREATE INDEX mail_outbox_order ON mail_outbox ((data ->> 'orderId')) WHERE sent_at IS NULL;
