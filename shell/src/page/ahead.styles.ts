/** styled-components, to be run in a task of its own before what uses it. */
export { styled } from 'styled-components'
