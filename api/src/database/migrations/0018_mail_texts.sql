CREATE TABLE "mail_texts" (
	"name" text PRIMARY KEY NOT NULL,
	"wording" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
