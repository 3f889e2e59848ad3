import type { MyData } from '@shop/shared-api/contract'
import { toDollars } from '@shop/shared-api/money'
import type { AccountRecords } from './account-records'

type AccountData = Pick<MyData, 'wishlist' | 'wholesale_application' | 'company_terms' | 'rosters' | 'reorder_lists'>

/** Serializes the data of an account other than orders and cards. */
export const serializeAccountData = ({
  wishlist,
  application,
  companyTerms: terms,
  rosters,
  reorderLists,
}: AccountRecords): AccountData => ({
  wishlist: wishlist.map(({ productId, product, createdAt }) => ({
    product_id: productId,
    title: product.title,
    added_at: createdAt.toISOString(),
  })),
  wholesale_application: application && serializeApplication(application),
  company_terms: terms && {
    net_days: terms.netDays,
    credit_limit: toDollars(terms.creditLimitCents),
    tax_exempt: terms.isTaxExempt,
    certificate_number: terms.certificateNumber,
    certificate_expires_on: terms.certificateExpiresOn,
  },
  rosters: rosters.map(({ title, product, color, deadline, entries, createdAt }) => ({
    title,
    product: product.title,
    color,
    deadline: deadline.toISOString(),
    members: entries.map((entry) => ({
      name: entry.name,
      size: entry.size,
      number: entry.number,
      at: entry.createdAt.toISOString(),
    })),
    created_at: createdAt.toISOString(),
  })),
  reorder_lists: reorderLists.map(({ title, lines, createdAt }) => ({
    title,
    lines,
    created_at: createdAt.toISOString(),
  })),
})

const serializeApplication = (
  row: NonNullable<AccountRecords['application']>,
): NonNullable<MyData['wholesale_application']> => ({
  business_name: row.businessName,
  business_type: row.businessType,
  tax_id: row.taxId,
  resale_number: row.resaleNumber,
  phone: row.phone,
  website: row.website,
  address: row.address,
  address_2: row.address2,
  city: row.city,
  state: row.state,
  zip: row.zip,
  monthly_volume: row.monthlyVolume,
  message: row.message,
  status: row.status,
  reason: row.reason,
  decided_at: row.decidedAt?.toISOString() ?? null,
  documents: row.documents.map(({ mediaType, bytes, createdAt }) => ({
    media_type: mediaType,
    bytes,
    created_at: createdAt.toISOString(),
  })),
  created_at: row.createdAt.toISOString(),
})
