ALTER TABLE "users" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_locked" ON "users" USING btree ("email") WHERE "users"."locked_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (("username" || ' ' || "email" || ' ' || coalesce("phone", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_guest_search" ON "orders" USING gin (("email" || ' ' || ("address" ->> 'first_name') || ' ' || ("address" ->> 'last_name') || ' ' || ("address" ->> 'phone')) gin_trgm_ops) WHERE "orders"."user_id" IS NULL;