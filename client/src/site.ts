import "./css/site.css";
