-- The swatch of each colour name that a product comes in.
CREATE TABLE color_tints (
  name text PRIMARY KEY,
  hex text NOT NULL
);

CREATE FUNCTION refresh_color_tints() RETURNS void LANGUAGE sql AS $$
  INSERT INTO color_tints (name, hex)
  SELECT color, min(color_hex) FROM variants GROUP BY color
  ON CONFLICT (name) DO UPDATE SET hex = excluded.hex
$$;
