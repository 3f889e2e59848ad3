-- What the shop knows of a person is gathered and forgotten by account and by email: neither reads a table through.
CREATE INDEX ratings_user ON ratings (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX ratings_email ON ratings (email);
CREATE INDEX equipment_requests_email ON equipment_requests (email);
CREATE INDEX contact_messages_email ON contact_messages (email);
CREATE INDEX authenticity_reports_email ON authenticity_reports (email);
CREATE INDEX stock_alerts_email ON stock_alerts (email);
CREATE INDEX coupons_email ON coupons (email) WHERE email IS NOT NULL;
CREATE INDEX mail_outbox_recipient ON mail_outbox (recipient);
