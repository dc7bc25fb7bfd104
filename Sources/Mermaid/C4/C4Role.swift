/// The role of a keyword in a C4 diagram.
enum C4Role {
    case element(C4Diagram.Kind, C4Diagram.Form, isExternal: Bool)
    case boundary(type: String?, isNode: Bool)
    case relation(C4Diagram.Relation.Direction, isUpward: Bool, isNumbered: Bool)
    case elementStyle, relationStyle, layout

    init?(_ word: String) {
        switch word {
        case "Enterprise_Boundary": self = .boundary(type: "ENTERPRISE", isNode: false)
        case "System_Boundary": self = .boundary(type: "SYSTEM", isNode: false)
        case "Container_Boundary": self = .boundary(type: "CONTAINER", isNode: false)
        case "Boundary": self = .boundary(type: nil, isNode: false)
        case "Deployment_Node", "Node", "Node_L", "Node_R": self = .boundary(type: nil, isNode: true)
        case "Rel", "Rel_D", "Rel_Down", "Rel_L", "Rel_Left", "Rel_R", "Rel_Right":
            self = .relation(.forward, isUpward: false, isNumbered: false)
        case "Rel_U", "Rel_Up": self = .relation(.forward, isUpward: true, isNumbered: false)
        case "Rel_B", "Rel_Back": self = .relation(.backward, isUpward: false, isNumbered: false)
        case "BiRel": self = .relation(.both, isUpward: false, isNumbered: false)
        case "RelIndex": self = .relation(.forward, isUpward: false, isNumbered: true)
        case "UpdateElementStyle": self = .elementStyle
        case "UpdateRelStyle": self = .relationStyle
        case "UpdateLayoutConfig": self = .layout
        default:
            let isExternal = word.hasSuffix("_Ext")
            let name = isExternal ? String(word.dropLast(4)) : word
            let form: C4Diagram.Form = name.hasSuffix("Db") ? .database : name.hasSuffix("Queue") ? .queue : .box
            let stem = form == .database ? name.dropLast(2) : form == .queue ? name.dropLast(5) : name[...]
            switch stem {
            case "Person" where form == .box: self = .element(.person, form, isExternal: isExternal)
            case "System": self = .element(.system, form, isExternal: isExternal)
            case "Container": self = .element(.container, form, isExternal: isExternal)
            case "Component": self = .element(.component, form, isExternal: isExternal)
            default: return nil
            }
        }
    }
}
