import type { Done, StaffClient } from '../client/staff-client'
import { useBrowserValue } from '../client/use-browser-value'

const isKnown = () => 'PublicKeyCredential' in globalThis

/** Whether this browser knows passkeys; false until the page is hydrated. */
export const useHasPasskeys = (): boolean => useBrowserValue(isKnown, false)

const calls = () => import(/* webpackChunkName: "passkeys" */ './passkey-calls')

/** Signs in by a passkey that the browser lets the person choose. */
export const signInByPasskey = async (client: StaffClient): Promise<object> => (await calls()).signIn(client)

/** Proves again by a passkey who is there. */
export const proveByPasskey = async (client: StaffClient): Promise<object> => (await calls()).prove(client)

/** Makes a passkey and adds it to the account. */
export const addPasskey = async (client: StaffClient, name: string): Promise<Done> => (await calls()).add(client, name)
