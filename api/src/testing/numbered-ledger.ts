import type { DatabaseHandle } from '../database/client'

/** The ledger of a database to which all numbered SQL files from before drizzle-kit are applied: names and SHA-256. */
const NUMBERED_MIGRATIONS = `
0001_catalogue.sql 6b828b7d3fdf4d8caf1972c5221299504f5e85dc6abf6835262adddcfc0a0ba0
0002_content.sql 28ebd8654d4cc5712a4d63796b336b2457c33f4830588e54e1e7e0df985fd127
0003_accounts.sql 620513f22224630e10bc7c4a94f69d4596dc61183cb3e756c8d64b7137f7ae47
0004_color_tints.sql 073cd199de12fd638155fff85ceac6b4862c4d001b62aa93464536669254abb3
0005_orders.sql 8aed99651dd87a2f693fe3b0e6a0c68085c9af3506b30081b277751485bc0d4b
0006_password_reset.sql 0d3776e8e87b7d456e9d1685c26a3a35b150bff75f9788aeab76e0519ed5a968
0007_reports.sql 047627d845debab73e258c505531507647d87313b4a6a47b0853c07c41e0f242
0010_sessions_told_apart.sql 2c09da0ee362406283604c8875021074f7900667366dc3964718cab2c269a002
0011_google_login.sql ffcf5de5cf1a9739ff0e90ba8b91ffab6e66b15a820289cab8c844e450096179
0015_payments.sql bf9b9a48be5caec6f901b44936fcc7f4d72c916e937bcf5e7dfdc4632c7a94db
0016_stock_alerts.sql 2359d4acfaadcd2f05d0125f226d45754124f3d440aeba93dce120e2c8601b76
0020_equipment_quotes.sql c5b3a3b894544ecde034a5239ebadd624bcbe675d7a755f79c6f6f36bbac9d01
0025_catalogue_revision.sql ff3924d8f74cbd2a51f2c249f36298f4a074140d687b4e30683e32f651464e20
0026_listing_speed.sql 03f7fe7615b81463a9fbd9b2368a8feba243f08cb97dff1dcf0e03e50eb08905
0030_rosters.sql fd823fcdfd977a54517fe67aa176a3a02f2e43d67a55a511fe68c7445ce407ba
0031_reorder_lists.sql 413bcd59ac1ef314e98877ab29c0462d46cbd743d0ba030a24892a00f27486d5
0040_coupon_public_ids.sql 962885ac11d3c73d503f283f28a1a02cea4f0bf045e310a329d6084aaa2b82cd
0041_unsubscribing.sql 6515797c700442f223a11781fef2b2b349182e2eb5ead65068726192647c6e9d
0045_stock_holds.sql 967ecd17eb9e606057389baba674617253f96c9bcd11b07c860768a0e441b047
0050_found_by_email.sql 37e9bef8bb617da05bcaeb6ee9d939546e62fa16b11c3cf7bdf6fae7ea43f380
0051_category_counts.sql d474d5df8eb7dc9539427493c3a93aa793fad41a1c1f344c5539a1941e9e63b4
0066_terms_revision.sql 57c740fc4d0c0de8c652d610445bf69fff39698258cf1966ea0df15bbbd680ac
0070_promised_days.sql 850099057592b84fad7c8ca3e5a1132f3625376d6b960dad8fb49784ee5470a2
0080_reset_codes_side_by_side.sql 7da9caf2ca39a54f8f923246bff2bd3809697b0f902aa468f98eef68dc77662b
0081_known_devices.sql 2e774156c288a441591b1a082150baa2a8778cf30b452e53d3911ace00c3672b
0082_email_undos.sql 5e3b34af7f8bb6c284b21134a33cc37dc68345b0d366c13a7ea2af406c3589f7
0083_one_coupon_per_person.sql 065e62872195350895c0eaabbc54a29fa04bff2cb87fc31d6e0f306c74d34867
0085_networks_of_checks.sql 6046de830529e23596e3e9f293917084fcb06f132b1ba0c18f86df8db5274366
0086_computed_guest_tokens.sql 6faaf1440c8c2d2b48d2293e0607efac2a653588e3943d88b7f0f1e2a8f3d75c
`

/** The migrations after the baseline, which `UNDO_LATER` undoes. */
export const laterMigrations = [
  '0003_texts_revision',
  '0004_staff_accounts',
  '0005_photographs',
  '0006_own_brand',
  '0007_locked_accounts',
  '0008_time_zone',
  '0009_product_schedule',
  '0010_shipping_by_state',
  '0011_page_drafts',
  '0012_inbox',
  '0013_staff_passkeys',
  '0014_company_terms',
  '0015_invoices',
  '0016_slide_and_banner_days',
  '0017_photograph_descriptions',
  '0018_mail_texts',
  '0019_announcement_days',
  '0020_order_documents',
  '0021_menu_links',
  '0022_empty_searches',
  '0023_refunds_parcels_notes',
  '0024_search_synonyms',
  '0025_returns',
  '0026_listed_products',
  '0027_store_credit_and_names',
  '0028_category_filters_and_questions',
  '0029_quote_terms',
  '0030_orders_of_quotes',
]

/** Indexes of the baseline that a later migration drops. */
const DROPPED_INDEXES = [
  ...['products_by_categories', 'products_by_launch', 'products_by_popularity', 'products_by_price'],
  ...['products_by_rating', 'products_colors', 'products_on_sale', 'products_reduction', 'products_sizes'],
  'products_listing',
]

/** Undoes the migrations after the baseline. */
const UNDO_LATER = `
  DROP INDEX users_wholesalers, variants_stock, mail_outbox_stuck, equipment_requests_open;
  DROP INDEX orders_by_status; CREATE INDEX orders_by_status ON orders (status, created_at);
  DROP FUNCTION texts_changed() CASCADE; DROP FUNCTION ratings_changed() CASCADE; DROP FUNCTION count_text_change();
  ALTER TABLE catalogue_revisions DROP COLUMN texts;
  DROP TABLE staff_challenges, staff_passkeys, staff_recovery_codes, staff_sessions, staff_invitations, staff;
  DROP INDEX orders_newest;
  DROP TABLE photograph_crops, photographs;
  ALTER TABLE settings DROP COLUMN description, DROP COLUMN accent, DROP COLUMN legal_name,
    DROP COLUMN postal_address, DROP COLUMN tax_id, DROP COLUMN time_zone;
  DROP INDEX users_search, orders_guest_search;
  ALTER TABLE users DROP COLUMN locked_at;
  DROP FUNCTION refresh_products(integer[], timestamptz);
  CREATE FUNCTION refresh_products(ids integer[]) RETURNS void LANGUAGE sql AS '';
  DROP INDEX products_unpublished;
  ALTER TABLE products DROP COLUMN sale_starts_at, DROP COLUMN sale_ends_at, DROP COLUMN archived_at,
    DROP COLUMN prices_change_at;
  ALTER TABLE states DROP COLUMN ships, DROP COLUMN extra_days;
  ALTER TABLE pages DROP COLUMN published;
  DROP FUNCTION notify_low_stock() CASCADE;
  DROP TABLE inbox_answers;
  DROP INDEX ratings_pending;
  ALTER TABLE ratings DROP COLUMN reply, DROP COLUMN replied_at;
  ALTER TABLE contact_messages DROP COLUMN status, DROP COLUMN assigned_to, DROP COLUMN version;
  ALTER TABLE authenticity_reports DROP COLUMN status, DROP COLUMN assigned_to, DROP COLUMN version;
  ALTER TABLE settings DROP COLUMN notify_order, DROP COLUMN notify_application, DROP COLUMN notify_request,
    DROP COLUMN notify_message, DROP COLUMN notify_stock, DROP COLUMN notify_mail;
  ALTER TABLE rosters DROP COLUMN in_cart_at, DROP COLUMN ordered_at, DROP COLUMN order_number;
  ALTER TABLE order_items DROP COLUMN names;
  DROP TABLE ledger_entries, ledger_transactions, ledger_accounts;
  DROP FUNCTION add_ledger_entry(); DROP FUNCTION check_ledger_balance(); DROP FUNCTION refuse_ledger_change();
  ALTER TABLE orders DROP COLUMN store_credit_cents;
  ALTER TABLE equipment_requests DROP COLUMN order_id, DROP COLUMN lead_time, DROP COLUMN quote_expires_on, DROP COLUMN counter_cents,
    DROP COLUMN counter_note, DROP CONSTRAINT equipment_requests_check1, DROP CONSTRAINT equipment_requests_status_check,
    ADD CONSTRAINT equipment_requests_check1 CHECK (status NOT IN ('quoted', 'approved', 'in_production', 'completed') OR quote_cents IS NOT NULL),
    ADD CONSTRAINT equipment_requests_status_check CHECK (status IN ('received', 'quoted', 'approved', 'in_production', 'completed', 'declined'));
  DROP TABLE order_return_lines, order_returns;
  DROP TABLE order_documents, document_counters;
  DROP FUNCTION number_order_document(); DROP FUNCTION refuse_document_change();
  DROP TABLE company_terms, invoice_payments, invoice_reminders, refunds, parcel_items, order_notes;
  ALTER TABLE order_items DROP COLUMN cancelled_quantity, DROP COLUMN packed_quantity;
  ALTER TABLE orders DROP CONSTRAINT orders_fulfillment_status_check, ADD CONSTRAINT orders_fulfillment_status_check
    CHECK (fulfillment_status IN ('unfulfilled', 'packed', 'shipped', 'delivered', 'returned'));
  ALTER TABLE orders DROP COLUMN due_on, DROP COLUMN paid_cents, DROP COLUMN credited_cents, DROP COLUMN refunded_cents;
  ALTER TABLE settings DROP COLUMN invoice_reminders;
  ALTER TABLE sliders DROP COLUMN shown, DROP COLUMN starts_on, DROP COLUMN ends_on;
  ALTER TABLE banners DROP COLUMN shown, DROP COLUMN starts_on, DROP COLUMN ends_on;
  DROP FUNCTION list_products() CASCADE; DROP TABLE listed_products;
  ${DROPPED_INDEXES.map((name) => `CREATE INDEX ${name} ON products (id);`).join(' ')}
  DROP TABLE mail_texts;
  DROP TABLE search_synonyms; DROP FUNCTION search_text(text); DROP FUNCTION split_word(text);
  DROP TABLE menu_links, empty_searches; ALTER TABLE categories DROP COLUMN in_menu;
  ALTER TABLE contact_messages DROP COLUMN product_id, DROP COLUMN published_answer, DROP COLUMN published_at;
  ALTER TABLE categories DROP COLUMN disciplines, DROP COLUMN fits;
  ALTER TABLE settings DROP COLUMN announcement, DROP COLUMN announcement_starts, DROP COLUMN announcement_ends;`

/** Turns a migrated database into one of the last version with numbered files: without later migrations, with its ledger. */
export async function restoreNumberedLedger({ runScript }: DatabaseHandle): Promise<void> {
  const rows = NUMBERED_MIGRATIONS.trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([name, sha256]) => `('${name}', '${sha256}')`)
  await runScript(`${UNDO_LATER}
    DROP SCHEMA drizzle CASCADE;
    CREATE TABLE schema_migrations (
      name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());
    INSERT INTO schema_migrations (name, sha256) VALUES ${rows.join(', ')};
    ALTER SEQUENCE banners_id_seq AS bigint MAXVALUE 2147483647`)
}
