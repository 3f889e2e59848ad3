/** styled-components, executed in a separate task before its dependents. */
export { styled } from 'styled-components'
