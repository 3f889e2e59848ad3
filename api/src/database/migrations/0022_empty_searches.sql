CREATE TABLE "empty_searches" (
	"term" text PRIMARY KEY NOT NULL,
	"searches" integer NOT NULL,
	"last_searched_on" date NOT NULL
);
