/** Where the PDF of a document is downloaded; `token` is the secret of a guest's link. */
export const documentPath = (orderId: string, number: string, token?: string): string =>
  `/api/get-orders/${orderId}/documents/${number}${token ? `?token=${encodeURIComponent(token)}` : ''}`

/** Where approved wholesalers download the price list. */
export const priceListPath = (format: 'csv' | 'pdf'): string => `/api/price-list?format=${format}`
