import { createContext, use } from 'react'
import { createStaffClient, type StaffClient } from './staff-client'

/** The client of the console's screens. */
export const StaffClientContext = createContext<StaffClient>(createStaffClient())

/** Returns the client from context. */
export const useStaffClient = (): StaffClient => use(StaffClientContext)
