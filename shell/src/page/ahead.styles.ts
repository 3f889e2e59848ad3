/** styled-components, executed in a task of its own before its dependents. */
export { styled } from 'styled-components'
