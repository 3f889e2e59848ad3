-- Products are counted by category from this index alone. It names few different paths, so it stays small.
CREATE INDEX products_by_categories ON products (category_ids) WHERE published;
