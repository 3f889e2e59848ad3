/**
 * The text that a renderer is started with by `node -e`. It reads its program from the channel, because its process may
 * read no file, and calls the program's export `start` with the channel and what else has arrived on it.
 */
export const loader = `
const { Socket } = require('node:net')
const channel = new Socket({ fd: 3, readable: true, writable: true })
let bytes = Buffer.alloc(0)
channel.on('data', function receive(chunk) {
  bytes = Buffer.concat([bytes, chunk])
  if (bytes.length < 4 || bytes.length < 4 + bytes.readUInt32BE(0)) return
  channel.off('data', receive)
  const end = 4 + bytes.readUInt32BE(0)
  const program = { exports: {} }
  const names = ['module', 'exports', 'require']
  const run = require('node:vm').compileFunction(bytes.toString('utf8', 4, end), names, { filename: 'renderer.cjs' })
  run(program, program.exports, require)
  program.exports.start(channel, bytes.subarray(end))
})
channel.on('end', () => process.exit(0)).on('error', () => process.exit(0))`
