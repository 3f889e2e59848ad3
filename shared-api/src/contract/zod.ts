import { z } from 'zod'

// Browsers run under a policy without eval, where zod's compiled parsers would be refused and reported.
if (typeof window !== 'undefined') z.config({ jitless: true })

export { z }
