import type { StaffSession } from '@shop/shared-api/staff'
import { createContext, use } from 'react'

/** The session of the console's screens. */
export const StaffSessionContext = createContext<StaffSession | null>(null)

/** Returns whether the person who is signed in may run an operation. The API checks it again. */
export function useMay(): (operation: string) => boolean {
  const session = use(StaffSessionContext)
  return (operation) => session?.operations.includes(operation) ?? false
}
