import { createContext, use } from 'react'

/** Who is signed in, and what they may do. */
export interface StaffSession {
  name: string
  email: string
  role: string
  /** Names of the operations that they may run. */
  operations: readonly string[]
}

/** The session of the console's screens. */
export const StaffSessionContext = createContext<StaffSession | null>(null)

/** Returns whether the person who is signed in may run an operation. The API checks it again. */
export function useMay(): (operation: string) => boolean {
  const session = use(StaffSessionContext)
  return (operation) => session?.operations.includes(operation) ?? false
}
