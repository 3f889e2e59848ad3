export { seed, type SeedOptions, type SeedSummary } from './seed'
export { demoUsers, type DemoUser } from './demo-users'
