/** React Router, to be run in a task of its own before what uses it. */
export { createBrowserRouter } from 'react-router-dom'
