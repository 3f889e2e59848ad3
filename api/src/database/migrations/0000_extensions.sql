-- For search_words_near, which finds the nearest words to a typo by their trigrams.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
