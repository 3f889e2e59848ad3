/** React Router, executed in a separate task before its dependents. */
export { createBrowserRouter } from 'react-router-dom'
