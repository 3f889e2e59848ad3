#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'
import { register as registerCommonJs } from 'tsx/cjs/api'

register()
registerCommonJs()
await import(fileURLToPath(new URL('../src/cli/main.ts', import.meta.url)))
