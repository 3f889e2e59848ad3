import type { Values } from '../measurement'
import { positive } from '../../options/positive'
import type { LoadOptions } from './load'

/** Load options and number of rounds from a command line. */
export const loadOptionsOf = ({ rounds, seconds, connections }: Values): LoadOptions & { rounds: number } => ({
  rounds: positive(rounds, 'rounds'),
  seconds: positive(seconds, 'seconds'),
  connections: positive(connections, 'connections'),
})
