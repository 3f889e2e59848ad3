/** React Router, executed in a task of its own before its dependents. */
export { createBrowserRouter } from 'react-router-dom'
