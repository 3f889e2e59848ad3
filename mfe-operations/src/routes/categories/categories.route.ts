export { CategoriesPage as Component } from './categories-page'
