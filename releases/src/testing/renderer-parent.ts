import { possibleRungs } from '../renderer/confinement'
import { startRenderer } from '../renderer/start-renderer'

const program = `
const { writeSync } = require('node:fs')
exports.start = (channel) => {
  writeSync(4, 'catalogue@1.1.0\\n'.padEnd(128), 0)
  const prefix = Buffer.alloc(8)
  const text = Buffer.from(JSON.stringify({ fault: true, message: 'runs' }))
  prefix.writeUInt32BE(text.length)
  channel.write(Buffer.concat([prefix, text]), () => { if (loops) for (;;); })
}
const loops = `

/** Starts a renderer on the rung of its first argument, which loops if the second one is `loops`; prints when it runs. */
function main([name, kind]: string[]): void {
  const rung = possibleRungs().find((offered) => offered.name === name)
  if (!rung) throw new Error(`This platform has no rung ${name}.`)
  const onFault = () => void process.stdout.write('runs\n')
  const call = () => Promise.reject(new Error('none'))
  const renderer = startRenderer({ program: program + String(kind === 'loops'), rung, call, onFault })
  void renderer.ended.then(({ message }) => process.stdout.write(`${message}\n`))
}

main(process.argv.slice(2))
