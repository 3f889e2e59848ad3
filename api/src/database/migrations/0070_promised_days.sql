-- Business days on the way that were promised with an order, the fewest and the most; unknown of earlier orders.
ALTER TABLE orders ADD COLUMN min_days smallint, ADD COLUMN max_days smallint;
