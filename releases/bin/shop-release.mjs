#!/usr/bin/env node
import { register } from 'tsx/esm/api'
import { register as registerCommonJs } from 'tsx/cjs/api'

register()
registerCommonJs()
await import('../src/cli/main.ts')
