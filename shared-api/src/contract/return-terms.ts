/** What holds for sending back unused gear, as pages say it and search engines are told: days after delivery, and a label's price in dollars. */
export const returnTerms = { days: 45, labelPrice: 6.95 } as const
