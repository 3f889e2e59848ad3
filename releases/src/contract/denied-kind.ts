import { z } from 'zod'

/**
 * What a part's code tried on the server that is denied to it: files, processes and workers, network, signals, internals
 * of Node, API calls that no public page makes, and messages that no correct renderer sends.
 */
export const deniedKind = z.enum(['files', 'processes', 'network', 'signals', 'internals', 'calls', 'messages'])
export type DeniedKind = z.infer<typeof deniedKind>
