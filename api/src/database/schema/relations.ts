import { relations } from 'drizzle-orm'
import { sessions, users, wholesaleApplications, wholesaleDocuments, wishlists } from './accounts'
import { products, ratings, stockAlerts, variants } from './catalogue'
import { paymentMethods } from './checkout'
import { companyTerms } from './company-terms'
import { subscribers } from './content'
import { contactMessages, inboxAnswers } from './inbox'
import { orderDocuments } from './documents'
import { mailOutbox, orderEvents, orderItems, orders } from './orders'
import { parcelEvents, parcelItems, parcels } from './parcels'
import { refunds } from './refunds'
import { orderReturnLines, orderReturns } from './returns'
import { authenticityReports, equipmentEvents, equipmentRequests } from './reports'
import { emailChanges, loginIdentities } from './security'
import { coupons } from './selling'
import { reorderLists, rosterEntries, rosters } from './wholesale'

/** An account with all its rows, and under `…ByEmail` the rows that reference only its email. */
export const userRelations = relations(users, ({ one, many }) => ({
  sessions: many(sessions),
  loginIdentities: many(loginIdentities),
  emailChange: one(emailChanges, { fields: [users.id], references: [emailChanges.userId] }),
  orders: many(orders),
  paymentMethods: many(paymentMethods),
  wishlist: many(wishlists),
  ratings: many(ratings, { relationName: 'account' }),
  application: one(wholesaleApplications, { fields: [users.id], references: [wholesaleApplications.userId] }),
  companyTerms: one(companyTerms, { fields: [users.id], references: [companyTerms.userId] }),
  equipmentRequests: many(equipmentRequests, { relationName: 'account' }),
  rosters: many(rosters),
  reorderLists: many(reorderLists),
  subscriber: one(subscribers, { fields: [users.email], references: [subscribers.email] }),
  ratingsByEmail: many(ratings, { relationName: 'email' }),
  equipmentRequestsByEmail: many(equipmentRequests, { relationName: 'email' }),
  contactMessages: many(contactMessages),
  authenticityReports: many(authenticityReports),
  stockAlerts: many(stockAlerts),
  mails: many(mailOutbox),
}))

/** The account of a session. */
export const sessionRelations = relations(sessions, ({ one }) => ({
  user: one(users, { fields: [sessions.userId], references: [users.id] }),
}))
/** The account of an external identity. */
export const loginIdentityRelations = relations(loginIdentities, ({ one }) => ({
  user: one(users, { fields: [loginIdentities.userId], references: [users.id] }),
}))
/** The account of a saved card. */
export const paymentMethodRelations = relations(paymentMethods, ({ one }) => ({
  user: one(users, { fields: [paymentMethods.userId], references: [users.id] }),
}))
/** The account and product of a wishlist entry. */
export const wishlistRelations = relations(wishlists, ({ one }) => ({
  user: one(users, { fields: [wishlists.userId], references: [users.id] }),
  product: one(products, { fields: [wishlists.productId], references: [products.id] }),
}))

/** Orders with their lines, steps, parcels and refunds. */
export const orderRelations = relations(orders, ({ one, many }) => ({
  user: one(users, { fields: [orders.userId], references: [users.id] }),
  items: many(orderItems),
  events: many(orderEvents),
  parcels: many(parcels),
  documents: many(orderDocuments),
  refunds: many(refunds),
  returns: many(orderReturns),
}))
/** A return with its order and pieces. */
export const orderReturnRelations = relations(orderReturns, ({ one, many }) => ({
  order: one(orders, { fields: [orderReturns.orderId], references: [orders.id] }),
  lines: many(orderReturnLines),
}))
/** The return and the line of returned pieces. */
export const orderReturnLineRelations = relations(orderReturnLines, ({ one }) => ({
  return: one(orderReturns, { fields: [orderReturnLines.returnId], references: [orderReturns.id] }),
  item: one(orderItems, { fields: [orderReturnLines.itemId], references: [orderItems.id] }),
}))
/** The order of a document. */
export const orderDocumentRelations = relations(orderDocuments, ({ one }) => ({
  order: one(orders, { fields: [orderDocuments.orderId], references: [orders.id] }),
}))
/** The order of a refund. */
export const refundRelations = relations(refunds, ({ one }) => ({
  order: one(orders, { fields: [refunds.orderId], references: [orders.id] }),
}))
/** The order of a line. */
export const orderItemRelations = relations(orderItems, ({ one }) => ({
  order: one(orders, { fields: [orderItems.orderId], references: [orders.id] }),
}))
/** The order of a step. */
export const orderEventRelations = relations(orderEvents, ({ one }) => ({
  order: one(orders, { fields: [orderEvents.orderId], references: [orders.id] }),
}))
/** A parcel with its order, pieces and steps. */
export const parcelRelations = relations(parcels, ({ one, many }) => ({
  order: one(orders, { fields: [parcels.orderId], references: [orders.id] }),
  items: many(parcelItems),
  steps: many(parcelEvents),
}))
/** The parcel of some pieces. */
export const parcelItemRelations = relations(parcelItems, ({ one }) => ({
  parcel: one(parcels, { fields: [parcelItems.parcelId], references: [parcels.id] }),
}))
/** The parcel of a step. */
export const parcelEventRelations = relations(parcelEvents, ({ one }) => ({
  parcel: one(parcels, { fields: [parcelEvents.parcelId], references: [parcels.id] }),
}))

/** The author of a review, by account and by email. */
export const ratingRelations = relations(ratings, ({ one }) => ({
  user: one(users, { fields: [ratings.userId], references: [users.id], relationName: 'account' }),
  sender: one(users, { fields: [ratings.email], references: [users.email], relationName: 'email' }),
  product: one(products, { fields: [ratings.productId], references: [products.id] }),
}))

/** An application with its documents. */
export const applicationRelations = relations(wholesaleApplications, ({ many }) => ({
  documents: many(wholesaleDocuments),
}))
/** The application of a document. */
export const documentRelations = relations(wholesaleDocuments, ({ one }) => ({
  application: one(wholesaleApplications, {
    fields: [wholesaleDocuments.applicationId],
    references: [wholesaleApplications.id],
  }),
}))

/** The customer of an equipment request, by account and by email, and its steps. */
export const equipmentRequestRelations = relations(equipmentRequests, ({ one, many }) => ({
  user: one(users, { fields: [equipmentRequests.userId], references: [users.id], relationName: 'account' }),
  sender: one(users, { fields: [equipmentRequests.email], references: [users.email], relationName: 'email' }),
  events: many(equipmentEvents),
}))
/** The request of a step. */
export const equipmentEventRelations = relations(equipmentEvents, ({ one }) => ({
  request: one(equipmentRequests, { fields: [equipmentEvents.requestId], references: [equipmentRequests.id] }),
}))

/** A roster with its coach, product and members. */
export const rosterRelations = relations(rosters, ({ one, many }) => ({
  user: one(users, { fields: [rosters.userId], references: [users.id] }),
  product: one(products, { fields: [rosters.productId], references: [products.id] }),
  entries: many(rosterEntries),
}))
/** The roster of a member. */
export const rosterEntryRelations = relations(rosterEntries, ({ one }) => ({
  roster: one(rosters, { fields: [rosterEntries.rosterId], references: [rosters.id] }),
}))
/** The account of a reorder list. */
export const reorderListRelations = relations(reorderLists, ({ one }) => ({
  user: one(users, { fields: [reorderLists.userId], references: [users.id] }),
}))

/** A subscription with the coupon that came with it. */
export const subscriberRelations = relations(subscribers, ({ one }) => ({
  coupon: one(coupons, { fields: [subscribers.couponId], references: [coupons.id] }),
}))
/** The author of a message, if they have an account. */
export const contactMessageRelations = relations(contactMessages, ({ one, many }) => ({
  sender: one(users, { fields: [contactMessages.email], references: [users.email] }),
  answers: many(inboxAnswers),
}))
/** The reporter, if they have an account. */
export const authenticityReportRelations = relations(authenticityReports, ({ one, many }) => ({
  sender: one(users, { fields: [authenticityReports.email], references: [users.email] }),
  answers: many(inboxAnswers),
}))
/** What an answer of staff is about. */
export const inboxAnswerRelations = relations(inboxAnswers, ({ one }) => ({
  message: one(contactMessages, { fields: [inboxAnswers.messageId], references: [contactMessages.id] }),
  report: one(authenticityReports, { fields: [inboxAnswers.reportId], references: [authenticityReports.id] }),
}))
/** The recipient of a mail, if they have an account. */
export const mailRelations = relations(mailOutbox, ({ one }) => ({
  reader: one(users, { fields: [mailOutbox.recipient], references: [users.email] }),
}))
/** The customer and variant of a back in stock alert. */
export const stockAlertRelations = relations(stockAlerts, ({ one }) => ({
  sender: one(users, { fields: [stockAlerts.email], references: [users.email] }),
  variant: one(variants, { fields: [stockAlerts.variantId], references: [variants.id] }),
}))
/** The product of a variant. */
export const variantRelations = relations(variants, ({ one }) => ({
  product: one(products, { fields: [variants.productId], references: [products.id] }),
}))
