/** The timeline of the summary's total, from when it comes into view: `Amounts` has it, the total's bar goes by it. */
export const totalInView = '--total'
