import type { Values } from '../measurement'
import { positive } from '../../options/positive'
import type { Pressure } from './load'

/** How hard to press, and how many times, as a command line says. */
export const pressureOf = ({ rounds, seconds, connections }: Values): Pressure & { rounds: number } => ({
  rounds: positive(rounds, 'rounds'),
  seconds: positive(seconds, 'seconds'),
  connections: positive(connections, 'connections'),
})
